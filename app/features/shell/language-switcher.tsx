import { Link, useLocation } from 'react-router'
import { type Locale, localeNames, locales } from '#content/locales.ts'
import { rememberLanguage } from '#app/i18n/remember.ts'

type LanguageSwitcherProps = { label: string; locale: Locale }

/** Three links, each named in its own language, to the present page in that language. */
export function LanguageSwitcher({ label, locale }: LanguageSwitcherProps) {
  const { pathname, search } = useLocation()
  return (
    <nav aria-label={label} className="language-links">
      {locales.map((each) => (
        <Link
          key={each}
          to={{ pathname, search: withLanguage(search, each) }}
          lang={each}
          hrefLang={each}
          aria-current={each === locale ? 'true' : undefined}
          aria-label={`${each}: ${localeNames[each]}`}
          title={localeNames[each]}
          preventScrollReset
          onClick={() => rememberLanguage(each)}
          discover="none"
        >
          {each}
        </Link>
      ))}
    </nav>
  )
}

function withLanguage(search: string, locale: Locale) {
  const query = new URLSearchParams(search)
  query.delete('lng')
  query.set('lang', locale)
  return `?${query}`
}
