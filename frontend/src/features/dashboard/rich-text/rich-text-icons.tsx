import type { ReactNode } from 'react'
import type { ToolIconName } from '@artha/editor/tools'
import { icon } from '../../../ui/icons.tsx'

const letter = (sign: string, fontSize: number, more?: { fontStyle?: string; textDecoration?: string; fontWeight?: number }) => (
  <text x="12" y={12 + fontSize * 0.36} textAnchor="middle" fontSize={fontSize} fontWeight={700} fill="currentColor" stroke="none" {...more}>
    {sign}
  </text>
)

const lines = (from: number) => <path d={`M${from} 6h${20 - from}M${from} 12h${20 - from}M${from} 18h${20 - from}`} />

const toolIcons = {
  heading: letter('H', 18),
  smallHeading: letter('H', 13),
  bold: letter('B', 17),
  italic: letter('I', 17, { fontStyle: 'italic', fontWeight: 500 }),
  underline: letter('U', 16, { textDecoration: 'underline', fontWeight: 500 }),
  strike: letter('S', 17, { textDecoration: 'line-through', fontWeight: 500 }),
  bulletList: (
    <>
      {lines(9)}
      <path d="M4.5 6v.1M4.5 12v.1M4.5 18v.1" strokeWidth="3" />
    </>
  ),
  orderedList: (
    <>
      {lines(10)}
      <path d="M4 5l1.2-.8V8M4 14.5h2.5M4 12.2c2-1.4 3.2.2 0 2.3M4 17h2l-1 1.3c1.6.3 1.2 2.2-1 1.7" strokeWidth="1.4" />
    </>
  ),
  indent: <path d="M4 5h16M12 10h8M12 14h8M4 19h16M4 9.5l3.5 2.5L4 14.5" />,
  outdent: <path d="M4 5h16M12 10h8M12 14h8M4 19h16M7.5 9.5 4 12l3.5 2.5" />,
  quote: <path d="M9.5 7C6.5 8 5 10.5 5 14v3h4.5v-4.5H7M18.5 7c-3 1-4.5 3.5-4.5 7v3h4.5v-4.5H16" />,
  callout: <path d="M4 5h16v14H4zM8 5v14M12 10h5M12 14h3" />,
  question: <path d="M4 5h16v11H12l-4 4v-4H4zM10 9a2 2 0 1 1 2 2.3v.7M12 14v.1" />,
  link: <path d="M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1" />,
  table: <path d="M4 5h16v14H4zM4 10h16M4 14.5h16M12 10v9" />,
  block: <path d="M4 5h16v14H4zM7.5 9h4M7.5 15h9M7.5 12h6" />,
  rule: <path d="M4 12h16" strokeWidth="2.2" />,
  undo: <path d="M8.5 5 4 9.5 8.5 14M4.5 9.5H14a5 5 0 0 1 0 10h-3" />,
  redo: <path d="M15.5 5 20 9.5 15.5 14M19.5 9.5H10a5 5 0 0 0 0 10h3" />,
} satisfies Record<ToolIconName, ReactNode>

export const ToolIcon = ({ name }: { name: ToolIconName }) => icon(toolIcons[name])({})
