const shape = /^\d{3,4}$/;

/**
 * The security code of a card, for one call of a provider. It is readable once; JSON, text and
 * inspection show `[cvc]`, so that no log, job, trace or error message can contain it.
 * docs/rules/payments.md#security-code.
 */
export class Cvc {
  #code: string | null;

  /**
   * @throws RangeError unless the code has 3 or 4 digits; the message does not contain the code.
   */
  constructor(code: string) {
    if (!shape.test(code)) throw new RangeError('a security code has 3 or 4 digits');
    this.#code = code;
  }

  /** Returns the code and forgets it. @throws Error at the second call. */
  readOnce(): string {
    if (this.#code === null) throw new Error('the security code was read before');
    const code = this.#code;
    this.#code = null;
    return code;
  }

  toJSON(): string {
    return '[cvc]';
  }

  toString(): string {
    return '[cvc]';
  }

  [Symbol.for('nodejs.util.inspect.custom')](): string {
    return '[cvc]';
  }
}
