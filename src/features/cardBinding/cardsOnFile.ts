/** Tells a list of cards that is still open below that it is out of date. */
class CardsOnFile {
  /** Grows with each card that was bound, unbound or made the default on this device. */
  revision = 0;

  changed(): void {
    this.revision += 1;
  }
}

/** Only for the pages on this device; the gateway has the cards themselves. */
export const cardsOnFile = new CardsOnFile();
