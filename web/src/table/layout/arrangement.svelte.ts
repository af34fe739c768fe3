// How the table is arranged in the window: what lies beside it and what under it. All sizes follow from the room by
// container queries; what is another piece of the page, or lies elsewhere, is decided here.
import { sizesOf, type Laid, type Sizes } from './sizes';

/** A panel beside the cards, where that leaves them more room than a piece below them would. */
const BESIDE = '(min-width: 1000px), (min-width: 600px) and (min-aspect-ratio: 5/4)';
/** Room for everything that a bar can say. */
const ROOMY = '(min-width: 1000px)';

export class Arrangement {
  /** Whether the auction, the bidding box and what else can be done have a panel beside the cards. */
  beside = $state(false);
  /** Whether the bar has room for words. */
  roomy = $state(false);
  /** The room of the surface, and of the felt on it, in pixels. */
  width = $state(innerWidth);
  height = $state(innerHeight);
  felt = $state(innerHeight);

  /** How large everything on the felt is in the room there is. */
  sizes(laid: Laid): Sizes {
    return sizesOf(this, laid);
  }

  /** Whether people have room around the auction, as on a tablet that stands. */
  get upright(): boolean {
    return !this.beside && this.width >= 640 && this.felt >= 600;
  }

  /** Keeps to the window until what it returns is called. A sheet of paper is no narrow window: it shows what was shown. */
  follow(): () => void {
    const [beside, roomy, paper] = [BESIDE, ROOMY, 'print'].map((query) => matchMedia(query));
    const look = (): void => {
      if (paper?.matches) return;
      this.beside = beside?.matches ?? false;
      this.roomy = roomy?.matches ?? false;
    };
    look();
    const followed = [beside, roomy];
    followed.forEach((query) => query?.addEventListener('change', look));
    return () => followed.forEach((query) => query?.removeEventListener('change', look));
  }
}
