declare module 'virtual:boot-script' {
  /** A classic script (boot-script.ts). */
  const code: string
  export default code
}
