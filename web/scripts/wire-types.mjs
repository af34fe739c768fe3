// Writes src/generated/wire.d.ts, the browser's types of all paths and messages, from what the server says of itself:
// src/generated/openapi.json, which the tasks write before (tools/frontend.py).
import { existsSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';

const folder = new URL('../src/generated/', import.meta.url);
const description = new URL('openapi.json', folder);

if (!existsSync(description)) {
  console.error('src/generated/openapi.json is missing: any task writes it, such as `make lint ARGS=lint`');
  process.exit(1);
}
const types = await openapiTS(description, {
  defaultNonNullable: false,
  rootTypes: true,
  rootTypesNoSchemaPrefix: true,
});
const banner = '// Generated from openapi.json by `npm run types`; never edited.\n';
writeFileSync(new URL('wire.d.ts', folder), banner + astToString(types));
