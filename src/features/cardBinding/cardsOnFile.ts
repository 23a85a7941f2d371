/** Tells a list of cards that still lies open below that it is out of date. */
class CardsOnFile {
  /** Grows with each card that was bound, unbound or made the default on this device. */
  revision = 0;

  changed(): void {
    this.revision += 1;
  }
}

/** Of this device's pages; the gateway has the cards themselves. */
export const cardsOnFile = new CardsOnFile();
