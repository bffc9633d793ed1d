/** Reads settings from the environment, and refuses wrong ones in words that name the variable. */
import { z } from 'zod'

type Env = Record<string, string | undefined>

/** Some settings cannot be used. */
export class SettingsError extends Error {
  /** One line for each wrong variable, beginning with its name. */
  readonly problems: string[]

  constructor(problems: string[]) {
    super(
      `The settings cannot be used. Correct these environment variables:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    )
    this.problems = problems
  }
}

/** A variable that is set to nothing counts as missing. */
export const setting = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

/**
 * @param secrets names of variables whose values are never repeated
 * @throws SettingsError that names every wrong variable and what it must be
 */
export function parseSettings<T extends z.ZodType>(schema: T, env: Env, secrets: string[]): z.output<T> {
  const result = schema.safeParse(env)
  if (result.success) return result.data
  throw new SettingsError(
    result.error.issues.map(({ path, message }) => {
      const name = String(path[0])
      const isShown = env[name] !== undefined && !secrets.includes(name)
      return `${name}: ${message}${isShown ? ` (it is "${env[name]}")` : ''}`
    }),
  )
}
