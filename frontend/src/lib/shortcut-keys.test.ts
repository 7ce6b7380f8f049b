import { expect, it } from 'vitest'
import { ariaShortcut, shortcutLabel } from './shortcut-keys.ts'

it.each([
  ['Mod+B', 'Ctrl+B', '⌘B', 'Control+B', 'Meta+B'],
  ['Mod+Shift+S', 'Ctrl+Shift+S', '⇧⌘S', 'Control+Shift+S', 'Meta+Shift+S'],
  ['Mod+Alt+3', 'Ctrl+Alt+3', '⌥⌘3', 'Control+Alt+3', 'Meta+Alt+3'],
  ['Alt+F10', 'Alt+F10', '⌥F10', 'Alt+F10', 'Alt+F10'],
])('%s', (keys, written, writtenOnApple, spoken, spokenOnApple) => {
  expect([shortcutLabel(keys, false), shortcutLabel(keys, true), ariaShortcut(keys, false), ariaShortcut(keys, true)]).toEqual([
    written,
    writtenOnApple,
    spoken,
    spokenOnApple,
  ])
})
