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

/** The message of an error without a stack, and without an address that may hold a password. */
export function plainMessage(error: unknown): string {
  const {
    message = '',
    code = '',
    errors = [],
  } = (error ?? {}) as { message?: string; code?: string; errors?: Error[] }
  const text = message || errors.map((each) => each.message).join('; ') || code || String(error)
  return text.replace(/\b(postgres(?:ql)?|smtps?):\/\/[^\s@/]*@/g, '$1://(login)@')
}
