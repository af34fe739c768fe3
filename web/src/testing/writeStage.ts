// Before page tests: has the server's code write down what it would answer, into src/generated/stage.json.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findRooms, readSources } from '../../vite.rooms.ts';

export default function writeStage(): void {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const rooms = `${root}/web/src/generated/.vite`;
  mkdirSync(rooms, { recursive: true });
  writeFileSync(`${rooms}/rooms.json`, JSON.stringify(findRooms(readSources())));
  const python = process.env.SCHLEMM_PYTHON ?? `${root}/.venv/bin/python`;
  execFileSync(python, ['-m', 'tests.e2e.stage_answers', `${root}/web/src/generated/stage.json`], {
    cwd: root,
    env: { ...process.env, PYTHONPATH: `${root}:${root}/src` },
  });
}
