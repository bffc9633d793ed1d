import { useTranslation } from 'react-i18next'
import { useServerHtml } from '#app/hydration/use-server-html.ts'
import { useFormat, useSite } from '#app/site.ts'
import { chatLink } from '#app/ui/contact-links.ts'
import type { QrCode } from '#app/ui/qr-code.server.ts'
import { OpenNow } from './open-now.tsx'

/** Days of the week, 1 for Monday. */
const week = [1, 2, 3, 4, 5, 6, 7]

/** Phone, chat, mail and hours, all from the company's facts. @param chatCode the chat's link, for the phone beside a computer */
export function ContactInfo({ chatCode }: { chatCode?: QrCode }) {
  const { t } = useTranslation()
  const { company } = useSite()
  const ways = [
    { label: t('contact.phone'), href: `tel:${company.phone}`, text: company.phoneDisplay },
    { label: t('contact.chat'), href: chatLink(company.phone), text: company.phoneDisplay, newTab: true },
    { label: t('contact.mail'), href: `mailto:${company.infoMailbox}`, text: company.infoMailbox },
  ]
  const { weekdays } = useFormat()
  const closed = week.filter((day) => !company.hours.some(({ days }) => days.includes(day)))
  return (
    <div className="figures">
      <dl className="border-t border-ink">
        {ways.map(({ label, href, text, newTab }) => (
          <div key={label} className="flex justify-between gap-4 border-b border-hairline py-2.5">
            <dt className="text-quiet">{label}</dt>
            <dd>
              <a href={href} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
                {text}
              </a>
            </dd>
          </div>
        ))}
      </dl>
      {chatCode && (
        <div className="no-print mt-5 flex items-center gap-5 max-md:hidden">
          <svg
            viewBox={`0 0 ${chatCode.size} ${chatCode.size}`}
            className="h-32 w-32 flex-none border border-hairline bg-[#fff]"
            role="img"
            aria-label={t('contact.chatCode')}
            shapeRendering="crispEdges"
            {...useServerHtml(chatCode.svg)}
          />
          <p className="max-w-[16em] text-small">{t('contact.chatCodeText')}</p>
        </div>
      )}
      <h3 className="mt-10 text-heading">{t('contact.hours')}</h3>
      <p className="mt-2 text-small text-quiet">{t('contact.hoursNote')}</p>
      <dl className="mt-3 border-t border-ink">
        {company.hours.map(({ days, opens, closes }) => (
          <div key={days.join()} className="flex justify-between gap-4 border-b border-hairline py-2.5">
            <dt className="text-quiet">{weekdays(days)}</dt>
            <dd>{t('contact.from', { opens: opens.replace(/^0/, ''), closes })}</dd>
          </div>
        ))}
        {closed.length > 0 && (
          <div className="flex justify-between gap-4 border-b border-hairline py-2.5">
            <dt className="text-quiet">{weekdays(closed)}</dt>
            <dd>{t('contact.closed')}</dd>
          </div>
        )}
        <div className="flex justify-between gap-4 border-b border-hairline py-2.5">
          <dt className="text-quiet">{t('contact.emergencies')}</dt>
          <dd>{t('contact.always')}</dd>
        </div>
      </dl>
      <OpenNow />
    </div>
  )
}
