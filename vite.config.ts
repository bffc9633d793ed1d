import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Fonts and icons stay files: inlined, they would sit in every page's critical path.
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available' },
})
