// Has a worker keep what works without the server. Browsers let one be on this machine and behind HTTPS only; elsewhere
// nothing is different but that every page needs the server.
import { shownProfile } from '../i18n.svelte';

type Connection = { saveData?: boolean } | undefined;

/** Registers the worker and tells it whose words to keep; does neither where there can be none, or data is saved. */
export function begin(): void {
  nameIn(shownProfile());
  const { saveData } = (navigator as Navigator & { connection?: Connection }).connection ?? {};
  if ('serviceWorker' in navigator && !saveData) void register().catch(() => undefined);
}

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/worker.js');
  const { active } = await navigator.serviceWorker.ready;
  let kept = '';
  $effect.root(() => {
    $effect(() => {
      const profile = shownProfile();
      if (profile === kept) return;
      kept = profile;
      active?.postMessage({ profile });
      nameIn(profile);
    });
  });
}

/** Has the page be installed under a name in the language of this profile. */
function nameIn(profile: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  link?.setAttribute('href', `/manifest.webmanifest?words=${profile.slice(0, 2)}`);
}
