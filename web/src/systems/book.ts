// The system book as text: auctions and calls in the player's words, and what a search finds in them.
import 'words:meaning';
import type { BookCall, BookChapter, BookRule } from '../generated/wire';
import { i18n, known, say, t } from '../lib/i18n.svelte';
import { SUITS } from '../lib/words';

/** The title of a chapter; one of somebody's own system is called as in its text. */
export function topicTitle(topic: string): string {
  return known(`topic-${topic}`) ? t(`topic-${topic}`) : topic.replaceAll('-', ' ');
}

/** A call of the book that a search has found. */
export interface Hit {
  topic: string;
  auction: readonly string[];
  call: BookCall;
}

/** The calls of the side in turn; the opponents' in brackets, their passes only where they bid as well. */
export function auctionText(calls: readonly string[]): string {
  const ours = (index: number): boolean => (calls.length - index) % 2 === 0;
  const all =
    calls.some((call, index) => call !== 'P' && !ours(index)) || calls.every((call) => call === 'P');
  const told = calls.flatMap((call, index) => {
    if (!ours(index) && !all) return [];
    return [ours(index) ? i18n.call(call) : `(${i18n.call(call)})`];
  });
  return told.length > 0 ? [...told, '?'].join(' – ') : t('system-first');
}

/** The suits of a hand as PBN writes it, those without cards left out: "♠ 9 5 2 ♦ A 4". */
export function handText(hand: string): string {
  const suits = hand
    .split('.')
    .map((ranks, place) =>
      ranks ? [i18n.suit(SUITS[place] ?? ''), ...[...ranks].map((rank) => i18n.rank(rank))] : [],
    );
  return suits.flat().join(' ');
}

/** All that a call shows, in one line. */
export function meaningText(call: BookCall): string {
  return call.said.map((each) => say(each)).join(' ');
}

/** Words for what partner may do about a call, and whether it is artificial. */
export function marksOf(call: BookCall): string[] {
  const force = call.force === 'none' ? [] : [t(`system-force-${call.force}`)];
  return call.artificial ? [...force, t('system-artificial')] : force;
}

/** "2T", "2C" and "2 Treff" beside "2♣", so that all can be typed. */
function typed(call: string): string {
  const suit = call.slice(1);
  const letters = suit.length === 1 ? call.charAt(0) + i18n.suitLetter(suit) : '';
  return [i18n.call(call), call, letters, i18n.callName(call)].join(' ');
}

function textOf(topic: string, auction: readonly string[], call: BookCall): string {
  const calls = [...auction.filter((each) => each !== 'P'), call.call].map(typed).join(' ');
  const reasons = call.reasons.map((each) => say(each)).join(' ');
  const text = [topicTitle(topic), calls, meaningText(call), reasons, ...marksOf(call)].join(' ');
  return ` ${text.toLocaleLowerCase()}`;
}

function wordsOf(wanted: string): string[] {
  return wanted
    .toLocaleLowerCase()
    .split(/[\s–—-]+/)
    .filter(Boolean);
}

/** The chapters about leads and signals with those of their rules that have each word of the search. */
export function searchRules(
  chapters: readonly BookChapter[],
  wanted: string,
): { topic: string; rules: BookRule[] }[] {
  const words = wordsOf(wanted);
  return chapters.flatMap(({ topic, rules }) => {
    const found = rules.filter((rule) => {
      const text = ` ${topicTitle(topic)} ${say(rule.said)}`.toLocaleLowerCase();
      return words.every((word) => text.includes(` ${word}`));
    });
    return found.length > 0 ? [{ topic, rules: found }] : [];
  });
}

/** Every call of the book in whose line each word of the search begins a word. */
export function search(chapters: readonly BookChapter[], wanted: string): Hit[] {
  const words = wordsOf(wanted);
  const hits: Hit[] = [];
  for (const { topic, pages } of chapters) {
    for (const { auction, calls } of pages.flatMap((page) => page.cases)) {
      for (const call of calls) {
        const text = textOf(topic, auction, call);
        if (words.every((word) => text.includes(` ${word}`))) hits.push({ topic, auction, call });
      }
    }
  }
  return hits;
}

/** What is agreed, as it is read: a word, or a range with a dash. */
export function agreedText(value: string): string {
  if (/^[a-z]+$/.test(value)) return t(`agreed-${value}`);
  return value.endsWith('-37') ? value.replace('-37', '+') : value.replace('-', '–');
}
