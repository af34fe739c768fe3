import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import Doors from './Doors.svelte';

it('leads who plays for the first time before all others', () => {
  const doors = mount(Doors, { target: document.body });
  const order = [...document.querySelectorAll('h2')].map((title) => title.id);
  expect(order).toEqual(['door-mini', 'door-friends', 'door-match']);
  void unmount(doors);
});
