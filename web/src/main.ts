import { mount } from 'svelte';
import { answerBy } from './lib/answerer';
import { part, partAtLeisure } from './lib/part';
import App from './pages/App.svelte';
import { followProfile, useProfile } from './lib/i18n.svelte';
import { followAddress } from './lib/router.svelte';
import { followSettings, spoken } from './lib/settings.svelte';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/layout.css';
import './styles/tables.css';
import { atLeisure } from './lib/time';

/** After so many milliseconds what nobody waits for is fetched. */
const LEISURE = 5_000;

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no element with the id "${id}"`);
  return found;
}

async function begin(): Promise<void> {
  // The builder of a folder without a server has written so into the page.
  if (document.querySelector('meta[name="schlemm-standalone"]'))
    answerBy(await part(() => import('./lib/standalone/answerer')));
  await useProfile(spoken());
  followSettings();
  followProfile();
  followAddress();
  const target = element('app');
  target.replaceChildren();
  mount(App, { target });
  // Cards come first: on a slow line they have it to themselves.
  atLeisure(
    LEISURE,
    () => void partAtLeisure(() => import('./lib/offline/keeper.svelte')).then((keeper) => keeper?.begin()),
  );
}

// Without catalogues there are no words: the page says so in all languages by itself.
begin().catch((reason: unknown) => {
  element('trouble').hidden = false;
  console.error(reason);
});
