import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './vite/precompress.ts'

/** The contract is taken from its source, so that the site builds and runs without the other programs' installs. */
export const resolve = {
  alias: [{ find: /^@artha\/contract\/(.+)$/, replacement: `${fileURLToPath(new URL('../contract/src', import.meta.url))}/$1.ts` }],
  dedupe: ['zod', 'react', 'react-dom'],
}

export default defineConfig(async ({ mode, isSsrBuild }) => ({
  resolve,
  plugins: [react(), precompress(), ...(mode === 'mock' ? [(await import('./vite/mock-site.ts')).mockSite()] : [])],
  define: { 'import.meta.env.VITE_MOCK': JSON.stringify(mode === 'mock' ? '1' : '') },
  server: { host: process.env.HOST || '127.0.0.1', port: Number(process.env.PORT) || 3000, strictPort: true, fs: { allow: ['..'] } },
  // A small font as a data: address would be refused by the content security policy
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, ...(isSsrBuild ? serverBuild : clientBuild) },
  // React and what draws with it go into the bundle: what was built for production never runs React's slow development code
  ssr: { noExternal: mode === 'production' ? ['react', 'react-dom', 'react-router', 'react-router-dom', 'react-hot-toast', 'swr', 'zod'] : [] },
}))

const clientBuild = { outDir: 'dist/client', manifest: true, rollupOptions: { input: 'src/main.tsx' } }

const serverBuild = { ssr: 'server/main.ts', outDir: 'dist/server', copyPublicDir: false, rollupOptions: { output: { inlineDynamicImports: true } } }
