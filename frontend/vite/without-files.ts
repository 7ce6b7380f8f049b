import type { Plugin } from 'vite'

const siteMap = /\/src\/app\/[\w-]*routes\.tsx?$/
const named = /\bfile: 'src\/[^']+'/g

/**
 * Which file a page is in is for the server, which names its styles and scripts in the document, and for checks: in the script of
 * every page the names of fifty files would stand for nothing.
 */
export const withoutFiles = (): Plugin => ({
  name: 'without-files',
  apply: 'build',
  enforce: 'pre',
  transform: (code, id, options) => (options?.ssr !== true && siteMap.test(id) ? { code: code.replace(named, "file: ''"), map: null } : null),
})
