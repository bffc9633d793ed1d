/** A boat from above; the centre line lies at y = 0. */
import { catamaranPlan } from './catamaran-plan.ts'
import type { Size } from './catamaran-hulls-plan.ts'
import type { Form } from './forms.ts'
import { motorPlan } from './motor-plan.ts'
import type { Pen } from './pen.ts'
import { sloopPlan } from './sloop-plan.ts'

export function plan(form: Form, size: Size, pen: Pen): string {
  return form.kind === 'catamaran'
    ? catamaranPlan(form, size, pen)
    : form.kind === 'sloop'
      ? sloopPlan(size, form.mast.at, pen)
      : motorPlan(size, pen)
}
