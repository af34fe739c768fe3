// The pages that nobody waits for with cards in hand. Where their files are is a list of its own, which the table page
// and the first page somebody opens do without.
import type { Component } from 'svelte';

type Load = () => Promise<{ default: Component }>;

export const OTHERS = {
  analysis: () => import('../analysis/AnalysisPage.svelte'),
  learn: () => import('../library/LearnPage.svelte'),
  rules: () => import('../library/RulesPage.svelte'),
  conflicts: () => import('../library/ConflictsPage.svelte'),
  history: () => import('../library/HistoryPage.svelte'),
  glossary: () => import('../library/GlossaryPage.svelte'),
  sources: () => import('../library/SourcesPage.svelte'),
  count: () => import('../count/CountPage.svelte'),
  deal: () => import('../hand/DealPage.svelte'),
  deals: () => import('../deals/DealsPage.svelte'),
  hand: () => import('../hand/HandPage.svelte'),
  tables: () => import('../count/TablesPage.svelte'),
  sums: () => import('../count/SumsPage.svelte'),
  systems: () => import('../systems/SystemsPage.svelte'),
  practice: () => import('../drill/DrillPage.svelte'),
  cards: () => import('../goals/GoalsPage.svelte'),
  watch: () => import('../watch/WatchPage.svelte'),
  match: () => import('../match/comparison/MatchPage.svelte'),
  school: () => import('../learn/CoursePage.svelte'),
  fair: () => import('../fair/FairPage.svelte'),
  games: () => import('../ownGames/GamesPage.svelte'),
  replay: () => import('../replay/ReplayPage.svelte'),
  pad: () => import('../pad/PadPage.svelte'),
  series: () => import('../circle/CirclePage.svelte'),
  unknown: () => import('./Unknown.svelte'),
} satisfies Record<string, Load>;
