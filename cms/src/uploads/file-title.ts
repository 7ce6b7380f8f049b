/** What the Media Library calls a file: its name without the extension and without what no name should have. */
export function fileTitleOf(originalName: string): string {
  const bare = originalName.normalize('NFC').replace(/\.[a-z0-9]{1,5}$/i, '')
  const clean = bare
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return [...clean].slice(0, 100).join('').trim() || 'Untitled'
}

/** What its address begins with: letters and digits of ASCII, joined by hyphens. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  return plain.slice(0, 40).replaceAll(/^-+|-+$/g, '') || 'media'
}
