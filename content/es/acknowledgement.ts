/** La confirmación que recibe el huésped por correo. Sus palabras van debajo, tal como las escribió. */
export const acknowledgement = {
  subject: 'Recibimos su consulta {{reference}}',
  received:
    'Gracias por escribir a {{brand}}. Su consulta llegó bien y lleva el número {{reference}}: menciónelo si nos llama o nos escribe, y sabremos enseguida de qué viaje hablamos.',
  answer:
    'Uno de nosotros la lee con calma y le escribe a más tardar el {{deadline}} (hora de {{city}}). Si prefiere conversar, llámenos. Nuestro horario, también en hora de {{city}}:',
  answerYourTime: 'En el reloj de su casa es el {{deadline}}.',
  change:
    '¿Se movieron las fechas, viene uno más? Responda a este correo con una línea. Si prefiere retirar la consulta, díganoslo y la borramos.',
  words: 'Esto es lo que nos escribió, palabra por palabra:',
  link: 'Su consulta menciona una dirección de internet. Para que este correo no lleve enlaces de desconocidos, no la repetimos aquí; a nosotros nos llegó completa.',
  stranger:
    'Si no fue usted quien nos escribió, otra persona puso su dirección por error. Disculpe la molestia: no hace falta que haga nada.',
}
