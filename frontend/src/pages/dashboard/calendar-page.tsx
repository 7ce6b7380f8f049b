import { Calendar } from '../../features/dashboard/calendar/calendar.tsx'
import { DeskFrame } from './desk-frame.tsx'

/** The calendar of what appears and ends, one month at a time. The month is in the address. */
export const CalendarPage = () => <DeskFrame title="Calendar">{({ _id }) => <Calendar key={_id} />}</DeskFrame>
