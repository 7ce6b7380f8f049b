import { Box } from '@strapi/design-system'
import { useEffect, useRef, type ReactNode } from 'react'

/** A row of tabs that scrolls if it is wider than the page, as on a phone. Keeps the open tab in sight. */
export function TabRow({ open, children }: { open: string | undefined; children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    row.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [open])
  return (
    <Box ref={row} overflow="auto">
      {children}
    </Box>
  )
}
