// What results are worth by the list that this browser keeps, for when the server cannot be asked.
import type { Account } from '../../generated/wire';
import { get } from '../../lib/api';
import { i18n } from '../../lib/i18n.svelte';
import { pickedOf, resultOf } from './picked';

/** How South's danger compares with the others', by who is in danger. */
const DANGER = { None: 'equal-safe', NS: 'unfavourable', EW: 'favourable', All: 'equal-danger' } as const;
/** Suits that are kept under another one's name, which is worth the same. */
const TWINS: Readonly<Record<string, string>> = { C: 'D', S: 'H' };

let asked: Promise<readonly Account[]> | null = null;

function kept(): Promise<readonly Account[]> {
  asked ??= get('/api/score/results').then(({ accounts }) => accounts);
  asked.catch(() => (asked = null));
  return asked;
}

/** A text without spaces, and with plain signs. */
const plain = (text: string): string => text.replace(/\s/g, '').replace(/[−–]/g, '-').toUpperCase();

/** How a result may be typed where nobody reads words: as it is shown, or in canonical letters without declarer. */
function spellings(result: string): string[] {
  const canonical = result.replace(/(?<=\w)S(?=[=+-])/, '');
  return [plain(i18n.result(result, true)), canonical];
}

/** The same account for the other suit of its kind. */
function inTwin(account: Account, strain: string): Account {
  const picked = pickedOf(account.result);
  if (!picked) return account;
  const text = JSON.stringify({ ...account, result: resultOf({ ...picked, strain }) });
  return JSON.parse(text, (key, value: unknown) => (key === 'strain' ? strain : value)) as Account;
}

/** What a typed result of South's is worth with nothing from before; `null` if it cannot be read here. */
export async function keptAccount(text: string, vulnerable: keyof typeof DANGER): Promise<Account | null> {
  const wanted = plain(text);
  for (const account of await kept()) {
    if (account.danger !== DANGER[vulnerable] || !wanted.startsWith(account.result.charAt(0))) continue;
    const twin = TWINS[pickedOf(account.result)?.strain ?? ''];
    for (const each of twin ? [account, inTwin(account, twin)] : [account])
      if (spellings(each.result).includes(wanted)) return each;
  }
  return null;
}
