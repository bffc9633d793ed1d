/** A boat from the side. */
import { catamaranProfile } from './catamaran-profile.ts'
import type { Form } from './forms.ts'
import { motorProfile } from './motor-profile.ts'
import type { Pen } from './pen.ts'
import type { Size } from './profile-parts.ts'
import { sloopProfile } from './sloop-profile.ts'

export function profile(form: Form, size: Size, pen: Pen): string {
  return form.kind === 'catamaran'
    ? catamaranProfile(form, size, pen)
    : form.kind === 'sloop'
      ? sloopProfile(form, size, pen)
      : motorProfile(size, pen)
}
