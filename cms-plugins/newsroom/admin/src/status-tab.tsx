import { statusPage, type LightName, type LightState, type StatusLight } from '@artha/contract/studio-status'
import { Badge, Box, Button, Flex, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'
import { useEffect } from 'react'
import { ageInWords } from './age-in-words'
import { timeInIndia } from '@artha/base/panel/time-in-india'
import { usePluginAnswer } from '@artha/base/panel/use-plugin-answer'

const names: Record<LightName, string> = {
  site: 'Site',
  cms: 'Cms',
  database: 'Database',
  disk: 'Disk',
  mail: 'Mail',
  newsletter: 'Newsletter',
  metals: 'Metal prices',
  exchange: 'Exchange rates',
  stocks: 'Stocks and currency pairs',
  backup: 'Last backup',
  rows: 'Rows not shown',
}

const states: Record<LightState, { words: string; background: string; color: string }> = {
  good: { words: 'OK', background: 'success100', color: 'success700' },
  attention: { words: 'Needs attention', background: 'warning100', color: 'warning700' },
  bad: { words: 'Not working', background: 'danger100', color: 'danger700' },
  off: { words: 'Off', background: 'neutral150', color: 'neutral700' },
}

const refreshMs = 30_000

function Light({ light: { name, state, says, at, next }, checkedAt }: { light: StatusLight; checkedAt: Date }) {
  const { words, background, color } = states[state]
  return (
    <Box tag="li" background="neutral0" shadow="tableShadow" hasRadius padding={4} style={{ flex: '1 1 20rem', listStyle: 'none' }}>
      <Flex justifyContent="space-between" gap={2} paddingBottom={2} wrap="wrap">
        <Typography tag="h2" variant="delta" textColor="neutral800">
          {names[name]}
        </Typography>
        <Badge backgroundColor={background} textColor={color}>
          {words}
        </Badge>
      </Flex>
      <Typography tag="p" textColor="neutral800">
        {says}
      </Typography>
      {at !== null && (
        <Typography tag="p" variant="pi" textColor="neutral600">
          <time dateTime={at} title={timeInIndia(at)}>
            {ageInWords(at, checkedAt)}
          </time>
        </Typography>
      )}
      {next !== '' && (
        <Typography tag="p" fontWeight="semiBold" textColor="neutral800" style={{ paddingTop: '0.5rem' }}>
          {`Next step: ${next}`}
        </Typography>
      )}
    </Box>
  )
}

/** The state of the site, its services and its data, refreshed every 30 seconds. */
export function StatusTab() {
  const { answer, failed, reload } = usePluginAnswer('/newsroom/status', statusPage)
  useEffect(() => {
    const timer = setInterval(reload, refreshMs)
    return () => clearInterval(timer)
  }, [reload])
  return (
    <Box paddingTop={6}>
      {failed && <Page.Error />}
      {!failed && answer === undefined && <Page.Loading />}
      {!failed && answer !== undefined && (
        <>
          <Flex justifyContent="space-between" gap={3} wrap="wrap" paddingBottom={4}>
            <Typography textColor="neutral600">{`Checked at ${timeInIndia(answer.checkedAt)}; updated every 30 seconds.`}</Typography>
            <Button variant="tertiary" onClick={reload}>
              Check again
            </Button>
          </Flex>
          <Flex tag="ul" gap={4} wrap="wrap" alignItems="stretch">
            {answer.lights.map((light) => (
              <Light key={light.name} light={light} checkedAt={new Date(answer.checkedAt)} />
            ))}
          </Flex>
        </>
      )}
    </Box>
  )
}
