"""post.py - finishing: python3 post.py IN.png OUT.png. Removes grain by the network of denoise.py with the help of
IN-albedo0001.exr and IN-normal0001.exr, sharpens lightly, adds a soft contrast curve and a slight vignette."""
import os, sys
os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np
from denoise import denoise

source, target = sys.argv[1:3]
stem = os.path.splitext(source)[0]
read = lambda path: np.ascontiguousarray(cv2.imread(path, cv2.IMREAD_UNCHANGED)[..., 2::-1].astype(np.float32))
picture = denoise(read(source) / 65535, read(f'{stem}-albedo0001.exr'), read(f'{stem}-normal0001.exr'))
picture = np.clip(picture + .3 * (picture - cv2.GaussianBlur(picture, (0, 0), 1.4)), 0, 1)
picture = picture * .82 + .18 * (picture * picture * (3 - 2 * picture))
height, width = picture.shape[:2]
y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
picture *= (1 - .09 * np.clip((x * x + y * y) / 2, 0, 1))[..., None]
dither = np.random.default_rng(0).normal(0, .6, picture.shape)
cv2.imwrite(target, np.clip(picture * 255 + dither, 0, 255).astype(np.uint8)[..., ::-1])
