/** The rulebook that lies open beside the table, and the rule it is open at. */
class Reading {
  at = $state.raw<{ game: string; id: string } | null>(null);

  open(game: string, id = ""): void {
    this.at = { game, id };
  }
  close(): void {
    this.at = null;
  }
}

export const reading = new Reading();
