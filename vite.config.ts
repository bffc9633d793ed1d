import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { bootScript } from './app/bundling/boot-script.ts'
import { templateStyles } from './app/bundling/template-styles.ts'

/** Files of app/ui/ that few templates use: they come along with those. */
const usedByFew = [
  'accordion',
  'choice',
  'date-field',
  'page-picture',
  'qr-code',
  'share-button',
  'statement',
  'use-boat',
  'use-day-in-view',
  'use-open-from-hash',
]

export default defineConfig({
  plugins: [bootScript(), templateStyles(), tailwindcss(), reactRouter()],
  // Fonts and icons stay files: inlined, they would sit in every page's critical path.
  build: {
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    // On a busy machine every build would warn of slow plugins.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // Known beforehand, so that the first page in development is not loaded twice.
  optimizeDeps: { include: ['d3-geo', 'i18next', 'marked', 'react-i18next', 'yaml', 'zod'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Two shared files in place of twenty crumbs: every request costs a weak line more than a few unused bytes.
            codeSplitting: {
              groups: [
                { name: 'framework', test: /node_modules/ },
                {
                  name: 'shared',
                  test: new RegExp(
                    `/app/(ui/(?!${usedByFew.join('|')})|i18n/|seo/|features/(shell|consent)/)|/app/(pages|site)\\.ts`,
                  ),
                },
              ],
            },
          },
        },
      },
    },
  },
})
