import type { ToolIconName, ToolRule, ToolState } from '@artha/editor/tools'
import {
  ArrowClockwise,
  ArrowLineLeft,
  ArrowLineRight,
  Bold,
  BulletList,
  GridNine,
  HeadingFour,
  HeadingThree,
  Information,
  Italic,
  Link,
  Minus,
  NumberList,
  PuzzlePiece,
  Question,
  Quotes,
  StrikeThrough,
  Underline,
} from '@strapi/icons'
import { useRef, useState, type KeyboardEvent } from 'react'
import { ToolButton, ToolRow } from './text-editor-frame'

const icons: Record<ToolIconName, typeof Bold> = {
  heading: HeadingThree,
  smallHeading: HeadingFour,
  bold: Bold,
  italic: Italic,
  underline: Underline,
  strike: StrikeThrough,
  bulletList: BulletList,
  orderedList: NumberList,
  outdent: ArrowLineLeft,
  indent: ArrowLineRight,
  quote: Quotes,
  callout: Information,
  question: Question,
  link: Link,
  table: GridNine,
  block: PuzzlePiece,
  rule: Minus,
  undo: ArrowClockwise,
  redo: ArrowClockwise,
}

const shortcut = (keys: string) => keys.replace('Mod', /mac|iphone|ipad/i.test(navigator.userAgent) ? 'Meta' : 'Control')

interface EditorToolsProps {
  label: string
  controls: string
  tools: readonly ToolRule[]
  states: Readonly<Record<string, ToolState>>
  onPress: (tool: ToolRule) => void
}

/** A toolbar with one stop of the Tab key; arrow keys, Home and End move between tools. */
export function EditorTools({ label, controls, tools, states, onPress }: EditorToolsProps) {
  const bar = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(0)

  function moveFocus(event: KeyboardEvent) {
    const next = placeAfter(event.key, stop, tools.length)
    if (next === undefined) return
    event.preventDefault()
    bar.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <ToolRow ref={bar} role="toolbar" aria-label={label} aria-controls={controls} onKeyDown={moveFocus}>
      {tools.map((tool, place) => {
        const Icon = tool.icon && icons[tool.icon]
        const { isPressed, isPossible = true } = states[tool.name] ?? {}
        return (
          <ToolButton
            key={tool.name}
            type="button"
            data-tool={tool.name}
            tabIndex={place === stop ? 0 : -1}
            title={Icon && (tool.keys ? `${tool.label} (${shortcut(tool.keys)})` : tool.label)}
            aria-label={tool.label}
            aria-keyshortcuts={tool.keys && shortcut(tool.keys)}
            aria-pressed={isPressed}
            aria-disabled={!isPossible || undefined}
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setStop(place)}
            onClick={() => isPossible && onPress(tool)}
          >
            {Icon ? <Icon aria-hidden /> : tool.label}
          </ToolButton>
        )
      })}
    </ToolRow>
  )
}

function placeAfter(key: string, place: number, count: number) {
  if (key === 'ArrowRight') return (place + 1) % count
  if (key === 'ArrowLeft') return (place - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
