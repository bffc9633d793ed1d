/** How a command says that it will not or cannot be done. */

/** A command that will not or cannot be done; its message is for the operator, without a stack. */
export class Refusal extends Error {
  readonly code: 1 | 2
  /** @param code exit status: 1 it failed, 2 it was asked wrongly */
  constructor(message: string, code: 1 | 2 = 1) {
    super(message)
    this.code = code
  }
}
