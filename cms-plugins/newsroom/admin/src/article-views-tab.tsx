import { dayInWords, grouped } from '@artha/contract/number-words'
import { articleViewsAnswer, type ArticleViewsAnswer } from '@artha/contract/article-views'
import { usePluginAnswer } from '@artha/base/panel/use-plugin-answer'
import { Box, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system'
import { Page } from '@strapi/strapi/admin'

/** A bar for each day, and a sentence with the total for screen readers. */
function DayBars({ days }: Pick<ArticleViewsAnswer, 'days'>) {
  const most = Math.max(1, ...days.map(({ openings }) => openings))
  const sum = days.reduce((all, { openings }) => all + openings, 0)
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius padding={4}>
      <Flex alignItems="flex-end" gap="1px" height="8rem" aria-hidden="true">
        {days.map(({ day, openings }) => (
          <Box key={day} flex="1" background="primary600" height={`${(openings / most) * 100}%`} title={`${dayInWords(day)}: ${grouped(openings)}`} />
        ))}
      </Flex>
      <Typography tag="p" textColor="neutral600">
        {`${dayInWords(days[0]?.day ?? '')} to ${dayInWords(days.at(-1)?.day ?? '')}: ${grouped(sum)} views.`}
      </Typography>
    </Box>
  )
}

function Rows({ title, rows }: { title: string; rows: { key: string; name: string; openings: number }[] }) {
  return (
    <Box style={{ flex: '1 1 20rem' }}>
      <Table colCount={2} rowCount={rows.length + 1}>
        <Thead>
          <Tr>
            <Th>
              <Typography variant="sigma">{title}</Typography>
            </Th>
            <Th>
              <Typography variant="sigma">Views</Typography>
            </Th>
          </Tr>
        </Thead>
        <Tbody>
          {rows.map(({ key, name, openings }) => (
            <Tr key={key}>
              <Td>
                <Typography textColor="neutral800">{name}</Typography>
              </Td>
              <Td>
                <Typography textColor="neutral800">{grouped(openings)}</Typography>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Box>
  )
}

/** Article views in the last ninety days, by day, article, referring site and device. */
export function ArticleViewsTab() {
  const { answer, failed } = usePluginAnswer('/newsroom/openings', articleViewsAnswer)
  if (failed) return <Page.Error />
  if (answer === undefined) return <Page.Loading />
  const gone = 'Deleted article'
  return (
    <Flex direction="column" alignItems="stretch" gap={4} paddingTop={6}>
      <Typography textColor="neutral600">
        {answer.isCounting
          ? 'Counted without cookies, IP addresses or personal data. Known bots and pages served by an outside cache are not counted.'
          : 'Views are not counted: counting is switched off in the settings (COUNT_READERS).'}
      </Typography>
      <DayBars days={answer.days} />
      <Flex gap={4} wrap="wrap" alignItems="flex-start">
        <Rows title="Article" rows={answer.articles.map(({ _id, title = gone, openings }) => ({ key: _id, name: title, openings }))} />
        <Rows title="From" rows={answer.hosts.map(({ host, openings }) => ({ key: host, name: host, openings }))} />
        <Rows title="Device" rows={answer.devices.map(({ device, openings }) => ({ key: device, name: device, openings }))} />
      </Flex>
    </Flex>
  )
}
