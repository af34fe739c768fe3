// The values of a setting with their words.
import { t } from '../i18n.svelte';

/** What can be chosen for a setting, by the name of its messages. */
export function settingOptions<T extends string | number>(
  topic: string,
  values: readonly T[],
): { value: T; label: string }[] {
  return values.map((value) => ({ value, label: t(`settings-${topic}-${value}`) }));
}
