"""post.py - finishing: python3 post.py IN.png OUT.png [STRENGTH]. Removes single bright samples, quietens the grain
(non-local means; above a strength of 3 it smears), sharpens lightly, adds a soft contrast curve and a slight vignette."""
import sys
import cv2
import numpy as np

source, target, strength = sys.argv[1], sys.argv[2], float(sys.argv[3]) if len(sys.argv) > 3 else 2.6
picture = cv2.imread(source)
median = cv2.medianBlur(picture, 3)
stray = (np.abs(picture.astype(int) - median).max(2) > 26)[..., None]
picture = np.where(stray, median, picture).astype(np.uint8)
picture = cv2.fastNlMeansDenoisingColored(picture, None, strength, strength * 1.4, 5, 17).astype(np.float32) / 255
picture = np.clip(picture + .35 * (picture - cv2.GaussianBlur(picture, (0, 0), 1.6)), 0, 1)
picture = picture * .82 + .18 * (picture * picture * (3 - 2 * picture))
height, width = picture.shape[:2]
y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
picture *= (1 - .09 * np.clip((x * x + y * y) / 2, 0, 1))[..., None]
dither = np.random.default_rng(0).normal(0, .6, picture.shape)
cv2.imwrite(target, np.clip(picture * 255 + dither, 0, 255).astype(np.uint8))
