// Writes src/generated/wire.d.ts, the browser's types of all paths and messages, from what the server says of itself:
// src/generated/openapi.json, which the tasks write before (tools/frontend.py).
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

const folder = new URL('../src/generated/', import.meta.url);
const description = new URL('openapi.json', folder);
const types = new URL('wire.d.ts', folder);

if (!existsSync(description)) {
  console.error('src/generated/openapi.json is missing: any task writes it, such as `make lint ARGS=lint`');
  process.exit(1);
}
const digest = createHash('sha256');
for (const source of [
  description,
  new URL('../package-lock.json', import.meta.url),
  new URL(import.meta.url),
])
  digest.update(readFileSync(source));
const banner = `// Generated from openapi.json by \`npm run types\`; never edited. ${digest.digest('hex')}\n`;

if (!existsSync(types) || !readFileSync(types, 'utf8').startsWith(banner)) {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const tree = await openapiTS(description, {
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  });
  // Checks run side by side: none may read half a file.
  const unfinished = new URL(`wire.${process.pid}.tmp`, folder);
  writeFileSync(unfinished, banner + astToString(tree));
  renameSync(unfinished, types);
}
