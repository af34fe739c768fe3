// Before page tests: has the server's code write down what it would answer, into src/generated/stage.json.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export default function writeStage(): void {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const python = process.env.SCHLEMM_PYTHON ?? `${root}/.venv/bin/python`;
  execFileSync(python, ['-m', 'tests.e2e.stage_answers', `${root}/web/src/generated/stage.json`], {
    cwd: root,
    env: { ...process.env, PYTHONPATH: `${root}:${root}/src` },
  });
}
