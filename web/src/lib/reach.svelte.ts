/** Does the server answer? One question that goes astray says nothing; two in a row do. */
class Reach {
  #failed = $state(0);

  get lost(): boolean {
    return this.#failed > 1;
  }
  heard(answered: boolean): void {
    this.#failed = answered ? 0 : this.#failed + 1;
  }
}

export const reach = new Reach();
