import 'i18next'
import type { interfaceText } from '#content/es/interface.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: typeof interfaceText }
  }
}
