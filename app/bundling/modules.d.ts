declare module 'virtual:boot-script' {
  /** A classic script (boot-script.ts). */
  const code: string
  export default code
}

declare module 'virtual:template-styles' {
  /** Style sheet of each route file of `pages.ts` (template-styles.ts). */
  export const templateStyles: Record<string, string>
}
