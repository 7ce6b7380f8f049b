/** Returns a file's title for the Media Library: its name without the extension and without unsafe characters. */
export function fileTitleOf(originalName: string): string {
  const bare = originalName.normalize('NFC').replace(/\.[a-z0-9]{1,5}$/i, '')
  const clean = bare
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return [...clean].slice(0, 100).join('').trim() || 'Untitled'
}

/** Returns the beginning of its address: ASCII letters and digits, joined by hyphens. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  return plain.slice(0, 40).replaceAll(/^-+|-+$/g, '') || 'media'
}
