// Runs a program in Pyodide, as `node in-pyodide.mjs FOLDER PROGRAM`: it finds the folder as /made, and its own beside it.
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { loadPyodide } from 'pyodide';

const [folder, program] = process.argv.slice(2).map((path) => resolve(path));
const python = await loadPyodide({ args: ['-B'] });
for (const [there, here] of [
  ['/made', folder],
  ['/tools', dirname(program)],
]) {
  python.FS.mkdirTree(there);
  python.mountNodeFS(there, here);
}
python.runPython('import sys; sys.path.append("/tools")');
python.runPython(readFileSync(program, 'utf8'));
