import { expect, it } from 'vitest';
import type { TableView } from '../../generated/wire';
import { tableView } from '../../testing/views';
import { fewerLeft } from './announce';

const plain = tableView();
const left = (left: TableView['may']['left']): TableView => ({ ...plain, may: { ...plain.may, left } });

it('tells what can be done less often than before, and nothing by a view in which all is as it was', () => {
  expect(fewerLeft(plain, left({ 'take-back': 10 }))).toEqual(['take-back', 10]);
  expect(fewerLeft(left({ 'take-back': 10 }), left({ 'take-back': 10 }))).toBeUndefined();
  expect(fewerLeft(left({ 'take-back': 10, line: 3 }), left({ 'take-back': 10, line: 2 }))).toEqual([
    'line',
    2,
  ]);
  expect(fewerLeft(left({ 'take-back': 1 }), left({}))).toBeUndefined();
  expect(fewerLeft(null, left({ 'take-back': 1 }))).toBeUndefined();
});
