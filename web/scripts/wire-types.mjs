// Writes src/generated/wire.d.ts, the browser's types of every message, from the schema that the server generates.
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compileFromFile } from 'json-schema-to-typescript';

const folder = new URL('../src/generated/', import.meta.url);
const schema = fileURLToPath(new URL('wire.schema.json', folder));

if (existsSync(schema)) {
  const types = await compileFromFile(schema, {
    bannerComment: '// Generated from wire.schema.json by `npm run types`; never edited.',
    additionalProperties: false,
    unreachableDefinitions: true,
    style: { printWidth: 110, singleQuote: true },
  });
  writeFileSync(new URL('wire.d.ts', folder), types);
}
