import type { Plugin } from 'vite'

const siteMap = /\/src\/app\/[\w-]*routes\.tsx?$/
const named = /\bfile: 'src\/[^']+'/g

/**
 * Removes the page file names from the browser's route table. Only the server, which links their styles and scripts in the document, and the checks
 * need them; in every page's script they would be wasted bytes.
 */
export const withoutFiles = (): Plugin => ({
  name: 'without-files',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id, options) => (options?.ssr !== true && siteMap.test(id) ? { code: code.replace(named, "file: ''"), map: null } : null),
})
