import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Every route is small and the manifest of thirty paths too: no further requests to discover them.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
