import { messagePage, messageStates, type MessageState, type ReceivedMessage } from '@artha/contract/studio-newsroom'
import { Flex, SingleSelect, SingleSelectOption, Td, Tr, Typography } from '@strapi/design-system'
import { DeleteMessage } from './delete-message'
import { useListAddress } from '@artha/base/panel/list-address'
import { ListFrame } from '@artha/base/panel/list-frame'
import { ListTable } from './list-table'
import { OpenMessage } from './open-message'
import { SearchField } from '@artha/base/panel/search-field'
import { timeInIndia } from '@artha/base/panel/time-in-india'
import { usePluginAnswer } from '@artha/base/panel/use-plugin-answer'
import { useMessageChanges, type MessageChanges } from './use-message-changes'

const stateWords: Record<MessageState, string> = { unread: 'Unread', read: 'Read', answered: 'Answered' }
const headings = ['Received', 'From', 'Message', 'State', 'Marked by', 'Delete']

interface RowProps {
  message: ReceivedMessage
  mayChange: boolean
  changes: MessageChanges
}

function MessageState({ message, mayChange, changes }: RowProps) {
  if (!mayChange) return <Typography textColor="neutral800">{stateWords[message.state]}</Typography>
  return (
    <SingleSelect
      size="S"
      aria-label={`Status of the message from ${message.name}`}
      value={message.state}
      onChange={(value) => {
        const state = messageStates.find((each) => each === value)
        if (state) void changes.mark(message._id, state)
      }}
    >
      {messageStates.map((state) => (
        <SingleSelectOption key={state} value={state}>
          {stateWords[state]}
        </SingleSelectOption>
      ))}
    </SingleSelect>
  )
}

const MessageRow = ({ message, mayChange, changes }: RowProps) => (
  <Tr>
    <Td>
      <Typography textColor="neutral600">{timeInIndia(message.receivedAt)}</Typography>
    </Td>
    <Td>
      <Typography fontWeight={message.state === 'unread' ? 'bold' : 'regular'} textColor="neutral800">
        {message.name}
      </Typography>
    </Td>
    <Td>
      <OpenMessage message={message} mayChange={mayChange} changes={changes} />
    </Td>
    <Td>
      <MessageState message={message} mayChange={mayChange} changes={changes} />
    </Td>
    <Td>
      {message.markedAt !== null && (
        <Flex direction="column" alignItems="flex-start">
          <Typography textColor="neutral800">{message.markedBy}</Typography>
          <Typography variant="pi" textColor="neutral600">
            {timeInIndia(message.markedAt)}
          </Typography>
        </Flex>
      )}
    </Td>
    <Td>{mayChange && <DeleteMessage message={message} onDelete={changes.remove} />}</Td>
  </Tr>
)

/** The messages from the contact page, newest first. */
export function MessagesTab({ mayChange }: { mayChange: boolean }) {
  const { query, q, chosen, pageSize, search, choose } = useListAddress()
  const state = chosen('state')
  if (state !== '') query.set('state', state)
  const { answer, failed, reload } = usePluginAnswer(`/newsroom/messages?${query}`, messagePage)
  const changes = useMessageChanges(reload)
  const messages = answer?.results ?? []
  return (
    <ListFrame
      head={
        <>
          <SearchField label="Search the messages" placeholder="Name, email or words" value={q} onSearch={search} />
          <SingleSelect
            size="S"
            aria-label="Show messages"
            value={state === '' ? 'all' : state}
            onChange={(value) => choose('state', value === 'all' ? '' : String(value))}
          >
            <SingleSelectOption value="all">All messages</SingleSelectOption>
            {messageStates.map((each) => (
              <SingleSelectOption key={each} value={each}>
                {stateWords[each]}
              </SingleSelectOption>
            ))}
          </SingleSelect>
        </>
      }
      answer={answer}
      failed={failed}
      emptyText={q === '' && state === '' ? 'No messages yet.' : 'No messages match.'}
      pageSize={pageSize}
    >
      <ListTable headings={headings} hasButtons rowCount={messages.length}>
        {messages.map((message) => (
          <MessageRow key={message._id} message={message} mayChange={mayChange} changes={changes} />
        ))}
      </ListTable>
    </ListFrame>
  )
}
