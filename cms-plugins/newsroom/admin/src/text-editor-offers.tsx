import { searchAnswer } from '@artha/contract/search'
import { linkOffers, searchedWords, type LinkOffer } from '@artha/editor/link-offers'
import { usePluginAnswer } from '@artha/base/panel/use-plugin-answer'
import { Box, Button, Typography } from '@strapi/design-system'
import { useEffect, useState } from 'react'

const typingDelayMs = 300

interface OffersProps {
  /** The text in the address field. */
  written: string
  /** True for the pages to offer; all if left out. */
  accepts?: (offer: Pick<LinkOffer, 'path'>) => boolean
  onChoose: (offer: LinkOffer) => void
}

/** Our own pages that match the typed words. */
export function Offers({ written, ...offers }: OffersProps) {
  const words = searchedWords(written)
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), typingDelayMs)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <Box role="status" aria-label="Our pages" paddingTop={1}>
      {settled !== '' && words !== '' && <Found words={settled} {...offers} />}
    </Box>
  )
}

function Found({ words, accepts, onChoose }: Omit<OffersProps, 'written'> & { words: string }) {
  const { answer, failed } = usePluginAnswer(`/api/search?${new URLSearchParams({ q: words, typing: '1' })}`, searchAnswer)
  if (failed) return <Typography textColor="neutral600">The search does not respond. Type the address.</Typography>
  if (answer === undefined) return null
  const found = linkOffers(answer, accepts)
  if (found.length === 0) return <Typography textColor="neutral600">No page of ours matches.</Typography>
  return found.map((offer) => (
    <Button key={offer.path} variant="ghost" fullWidth justifyContent="flex-start" onClick={() => onChoose(offer)}>
      <span>{offer.title}</span> <Typography textColor="neutral600">{offer.kind}</Typography>
    </Button>
  ))
}
